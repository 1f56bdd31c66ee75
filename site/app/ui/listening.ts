/** Dispatched when the handlers of hearts and compare buttons are attached. */
export const LISTENING = 'listening';
