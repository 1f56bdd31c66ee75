/** Tells the site that a form came too late: its sender was erased. The site treats it as delivered, and erases its copy. */
export const ERASED = 'PERSON_ERASED';
