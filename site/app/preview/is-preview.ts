/** Whether the query of an address asks for a preview. */
export const isPreview = (search: string): boolean => new URLSearchParams(search).get('preview') === 'true';
