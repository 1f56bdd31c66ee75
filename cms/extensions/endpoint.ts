/** The part of Directus' endpoint interface that our extensions use: what set-up asks for, of administrators alone. */
type Request = { accountability?: { admin?: boolean } };
type Response = { status(code: number): Response; json(body: unknown): void };
export type Router = { post(path: string, handler: (request: Request, response: Response) => Promise<void>): void };
