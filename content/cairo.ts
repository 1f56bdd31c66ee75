const inCairo = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' });

/** The day it is in Cairo: offers end and listings expire by it. */
export const cairoToday = (now: Date = new Date()): string => inCairo.format(now);
