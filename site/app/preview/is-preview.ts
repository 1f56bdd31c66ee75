export const isPreview = (search: string): boolean => new URLSearchParams(search).get('preview') === 'true';
