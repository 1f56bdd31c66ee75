/** The event that says that hearts and scales are listened to. */
export const LISTENING = 'listening';
