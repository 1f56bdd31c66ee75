const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** For texts and attributes, of HTML and XML alike. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
