declare const content: unique symbol;

/** Data that only a static part can read. It does not travel with a document, where it stands as markup already. */
export type StaticData<T> = { readonly [content]: T };

export const staticData = <T>(data: T, { travels }: { travels: boolean }): StaticData<T> =>
	Object.defineProperty({}, 'data', { value: data, enumerable: travels }) as StaticData<T>;

/** Nothing in a browser whose document holds it as markup. */
export const readContent = <T>(data: StaticData<T>): T | undefined => (data as { data?: T }).data;
