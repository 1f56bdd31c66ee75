/** A query as people can read it: commas and semicolons need no disguise. */
export const readableQuery = (query: string | URLSearchParams): string => String(query).replace(/%2C/gi, ',').replace(/%3B/gi, ';');
