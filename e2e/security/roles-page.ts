import { type Fields, mayRead, type Right, type RoleName } from './expectations.ts';
import { type Change, type Changes, mayWrite, type WrittenFields, type WrittenRows } from './expected-writes.ts';

/** Builds `docs/roles.md` from the expectations of the matrix. */
const roles: [RoleName, title: string][] = [
	['site', 'the site’s token'],
	['agent', 'agent'],
	['editor', 'editor'],
	['salesManager', 'sales manager'],
	['hr', 'HR'],
];

const listed = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

const fieldsInWords = (fields: Fields) => (fields === 'all' ? '' : fields === 'public' ? ' (public fields)' : `: ${listed(fields)}`);

const readInWords = ({ rows, fields }: Right) => `${rows}${fieldsInWords(fields)}`;

const writtenInWords = (fields: WrittenFields) => {
	if (fields === 'all') return '';
	if ('except' in fields) return fields.except.length ? ` (all but ${listed(fields.except)})` : '';
	return `: ${listed(fields)}`;
};

function changeInWords({ create, update = [], delete: removed }: Change): string {
	const rows = (name: string, which: WrittenRows | undefined) => (which ? [`${name} ${which}`] : []);
	return [
		...rows('create', create),
		...update.map((change) => `change ${change.rows}${writtenInWords(change.fields)}`),
		...rows('delete', removed),
	].join('; ');
}

function section([role, title]: [RoleName, string]): string {
	const reads = mayRead[role];
	const writes: Changes = mayWrite[role];
	const names = [...new Set([...Object.keys(reads), ...Object.keys(writes)])];
	const cells = names.map(
		(name) => [name, (reads[name] ?? []).map(readInWords).join('; ') || '–', changeInWords(writes[name] ?? {}) || '–'] as const,
	);
	const same = Map.groupBy(cells, ([, read, write]) => `${read} | ${write}`);
	const lines = [...same]
		.filter(([rights]) => rights !== '– | –')
		.map(([rights, group]) => `| ${listed(group.map(([name]) => name))} | ${rights} |`);
	return [`## ${title[0]?.toUpperCase()}${title.slice(1)}`, '', '| of | sees | writes |', '| --- | --- | --- |', ...lines, ''].join('\n');
}

const head = `# Roles

Who sees and writes what, as the rights matrix (\`e2e/security/matrix/\`) tests it with every kind of question on SQLite and PostgreSQL. Written by
\`e2e/security/roles-page.ts\` from \`e2e/security/expectations.ts\` and \`expected-writes.ts\`; \`cms/access/\` says the same to Directus. Without a token, or with an account
that has no role, nobody sees or writes anything; an administrator sees and writes everything.

- **published**: what visitors see; of files, those in public folders. **public fields** are all but who made or changed a row, a plan’s \`label\` and its folded text, that a jump of a rate is confirmed, what the installation notes in the settings, owners, and the person behind a request.
- **own** is what the role is there for. Of an agent: what belongs to their agent record, and nothing where the account has none. Of the site: what it handed in. Of people: for HR
  those who only applied, for editors and sales managers those who never applied; agents see no people, but what these wrote to them. Of files: what they uploaded; for HR also CVs, for sales
  managers what visitors sent, for agents the photographs of what was offered to them, for editors all but CVs. Of Directus’s own collections: what belongs to the account; of
  revisions and activity, for editors those of content and leads, for sales managers those of leads. Of notices of the site: for editors those about content and leads, for sales managers about leads, for HR about
  applications. Of newsletters: for editors those that are not sent, for the site those to be sent, and of
  those that somebody asked a test of when it was asked for and sent. Of dashboards: those of the role. Of versions: those of content.
- **unpublished**: own, and not seen by visitors yet. Publishing is for editors: agents set the status of a home of their own to draft, in review or on hold, and of one that visitors see to sold.
- **byHand**: a request that staff wrote down themselves; of an agent, one of their own. What a visitor wrote is nobody’s to change.
- Deleting a person erases everything that their numbers and addresses lead to: it is refused, with a sentence, where any of that is not the role’s to change. A subscription is nobody’s but the administrator’s, an owner also the editors’.
- Rights to a record hold for its texts, files and links too, unless these are named. A part is written only by a person who may change it on its parent.
- Names in columns (\`name_en\`, \`name_ar\`) are copied by Directus from the texts, and what the search of Studio looks through (\`folded_text\`) from names and the row’s own texts: nobody writes them.
- Everybody who signs in changes their own language, direction, password, picture, theme, mails and one-time codes; nobody but the administrator changes names, addresses, roles or rights.
- Everybody who signs in makes lists (\`directus_presets\`) for themselves alone: those of a role or of everybody are the administrator’s.
`;

export const rolesPage = () => [head, ...roles.map(section)].join('\n');
