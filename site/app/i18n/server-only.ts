/** Parts of the dictionary that only loaders use: they stay on the server. */
export const serverOnly = ['count', 'department', 'employment', 'finishing', 'finishingShort', 'spoken', 'status', 'type', 'view'] as const;
