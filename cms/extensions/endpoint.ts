/** The part of Directus's endpoint interface that we use. Set-up calls these endpoints; they are for administrators only. */
type Request = { accountability?: { admin?: boolean } };
type Response = { status(code: number): Response; json(body: unknown): void };
export type Router = { post(path: string, handler: (request: Request, response: Response) => Promise<void>): void };
