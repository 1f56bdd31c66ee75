/** One form serves all hearts of a page, by their `form` attribute. */
export const HEARTS = 'hearts';

export const HeartsForm = ({ action }: { action: string }) => <form id={HEARTS} method="post" action={action} hidden />;
