/** One form serves all compare buttons of a page, by their `form` attribute. */
export const SCALES = 'scales';

export const ScalesForm = ({ action }: { action: string }) => <form id={SCALES} method="post" action={action} hidden />;
