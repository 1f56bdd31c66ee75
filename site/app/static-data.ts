declare const content: unique symbol;

/** Data that only a static part can read. A rendered document does not contain it, because the markup is already there. */
export type StaticData<T> = { readonly [content]: T };

export const staticData = <T>(data: T, { travels }: { travels: boolean }): StaticData<T> =>
	Object.defineProperty({}, 'data', { value: data, enumerable: travels }) as StaticData<T>;

/** Undefined in a browser whose document only has the markup. */
export const readContent = <T>(data: StaticData<T>): T | undefined => (data as { data?: T }).data;
