/** The one form of all hearts on a page: they name it. */
export const HEARTS = 'hearts';

export const HeartsForm = ({ action }: { action: string }) => <form id={HEARTS} method="post" action={action} hidden />;
