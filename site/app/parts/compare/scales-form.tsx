/** The one form of all scales on a page: they name it. */
export const SCALES = 'scales';

export const ScalesForm = ({ action }: { action: string }) => <form id={SCALES} method="post" action={action} hidden />;
