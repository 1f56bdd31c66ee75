/** Says to the site that a form came too late: its sender was erased. The site takes it for delivered, and erases what it holds. */
export const ERASED = 'PERSON_ERASED';
