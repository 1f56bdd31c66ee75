import { createPageRequest } from '../page-loader.ts';
import { problems } from '../parts/forms/problems.ts';
import type { Route } from './+types/form-problems';

/** Error texts of forms in the page's language. */
export function loader(args: Route.LoaderArgs): Response {
	const { t } = createPageRequest(args);
	const words = Object.fromEntries(problems.map((problem) => [problem, t(`forms.problems.${problem}`)]));
	return Response.json(words, { headers: { 'cache-control': 'public, max-age=3600' } });
}
