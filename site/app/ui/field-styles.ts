export const errorStyle = 'flex items-start gap-1.5 font-med text-error-700 text-sm';
