import { SAMPLE_USER } from '../access/users.ts';
import type { Flow } from './flow.ts';
import { letterFor } from './letter.ts';

/** Writes to the agent as soon as a request is theirs. Without a mail server a line in the log says so. */
export const tellAgent: Flow = {
	id: 'a1f00000-0000-4000-8000-000000000001',
	version: 1,
	name: 'Tell the agent of a new request · إبلاغ المستشار بطلب جديد',
	icon: 'forward_to_inbox',
	color: '#1a3aa6',
	description: 'Sends an e-mail to the agent of every new enquiry and offered property, in the language of their account.',
	trigger: 'event',
	options: { type: 'action', scope: ['items.create'], collections: ['enquiry', 'listing_submission'] },
	operations: [
		{
			key: 'can_send',
			name: 'Is there a mail server?',
			type: 'condition',
			options: {
				filter: {
					_and: [
						{ $env: { EMAIL_TRANSPORT: { _in: ['smtp', 'ses', 'mailgun', 'sendmail'] } } },
						{ $accountability: { user: { _neq: SAMPLE_USER } } },
					],
				},
			},
			resolve: 'row',
			reject: 'no_server',
			at: [19, 1],
		},
		{
			key: 'no_server',
			name: 'Note that nothing is sent',
			type: 'log',
			options: { message: 'No mail for {{$trigger.collection}} {{$trigger.payload.reference}}: no mail server is set.' },
			at: [37, 19],
		},
		{
			key: 'row',
			name: 'Read it, with its agent',
			type: 'item-read',
			options: {
				collection: '{{$trigger.collection}}',
				key: ['{{$trigger.key}}'],
				query: { fields: ['*', 'agent.id', 'agent.email', 'agent.languages'] },
				permissions: '$full',
				emitEvents: false,
			},
			resolve: 'user',
			at: [37, 1],
		},
		{
			key: 'user',
			name: 'Read the language of their account',
			type: 'item-read',
			options: {
				collection: 'directus_users',
				query: { fields: ['language'], filter: { agent: { _eq: '{{row.agent.id}}' } }, limit: 1 },
				permissions: '$full',
				emitEvents: false,
			},
			resolve: 'letter',
			at: [55, 1],
		},
		{
			key: 'letter',
			name: 'Write the mail',
			type: 'exec',
			options: { code: `module.exports = ${letterFor};` },
			resolve: 'send',
			reject: 'no_address',
			at: [73, 1],
		},
		{
			key: 'no_address',
			name: 'Note that nobody can be written to',
			type: 'log',
			options: { message: 'No mail for {{$trigger.collection}} {{$trigger.payload.reference}}: no agent with an e-mail address.' },
			at: [91, 19],
		},
		{
			key: 'send',
			name: 'Send it',
			type: 'mail',
			options: { to: ['{{letter.to}}'], subject: '{{letter.subject}}', type: 'wysiwyg', body: '{{letter.html}}' },
			resolve: 'note',
			at: [91, 1],
		},
		{
			key: 'note',
			name: 'Note when',
			type: 'item-update',
			options: {
				collection: '{{$trigger.collection}}',
				key: ['{{$trigger.key}}'],
				payload: { notified_at: '{{letter.at}}' },
				permissions: '$full',
				emitEvents: false,
			},
			at: [109, 1],
		},
	],
};
