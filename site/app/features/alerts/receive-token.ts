import { data, type LoaderFunctionArgs } from 'react-router';
import { orUnavailable } from '#app/or-unavailable.ts';
import { pageRequest } from '#app/page-loader.ts';
import { tokenIn } from '#app/parts/forms/token.ts';
import { type TokenAction, tokenData } from './token-data.ts';

/** Loader: what the link in a mail would do. Nothing changes until the button is pressed. */
export async function askToken(args: LoaderFunctionArgs, action: TokenAction) {
	const request = pageRequest(args);
	const token = tokenIn(request.url);
	const topics = orUnavailable(request, await request.site.outbox.subscriptions.topics(action, token));
	const told = tokenData(request, action, token ? 'ask' : 'unknown', topics);
	return {
		head: request.head({ title: request.t(`alerts.${action}.title`), path: `/alerts/${action}`, keep: ['token'], noIndex: true }),
		told: request.staticData(told),
	};
}

export async function receiveToken(args: LoaderFunctionArgs, action: TokenAction) {
	const request = pageRequest(args);
	const token = tokenIn(request.url);
	const { subscriptions } = request.site.outbox;
	const topics = orUnavailable(request, await subscriptions.topics(action, token));
	const isKnown = orUnavailable(request, await subscriptions[action](token)) !== 'unknown';
	const manageToken = action === 'confirm' && isKnown ? await subscriptions.manageToken(token) : null;
	const told = tokenData(request, action, isKnown ? 'done' : 'unknown', topics, manageToken);
	return data({ told: request.staticData(told) }, { status: isKnown ? 200 : 404 });
}
