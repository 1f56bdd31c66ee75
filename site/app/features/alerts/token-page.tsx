import { staticPart } from '#app/ui/static-part.tsx';

/** The page of a link in a mail, before its button is pressed and after. */
export const TokenPage = staticPart('token-view', () => import('./token-view.tsx'));
