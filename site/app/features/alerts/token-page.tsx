import { staticPart } from '#app/ui/static-part.tsx';

export const TokenPage = staticPart('token-view', () => import('./token-view.tsx'));
