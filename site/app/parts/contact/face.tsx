import { HouseShape } from '#app/ui/brand.tsx';
import { Avatar } from '../records/avatar.tsx';
import type { ContactData } from './contact-data.ts';

type Props = { data: Pick<ContactData, 'photo' | 'to' | 'name'>; size?: string };

/** The agent's portrait or initials; the house for the brokerage. */
export const Face = ({ data: { photo, to, name }, size = 'size-15 text-lg' }: Props) => (
	<Avatar photo={photo} name={name} className={size}>
		{to ? null : <HouseShape className="size-1/2" />}
	</Avatar>
);
