/** The error code for a form whose sender was erased meanwhile. The site treats it as delivered and erases its own copy. */
export const ERASED = 'PERSON_ERASED';
