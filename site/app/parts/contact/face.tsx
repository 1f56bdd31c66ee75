import { HouseShape } from '#app/ui/brand.tsx';
import { Avatar } from '../records/avatar.tsx';
import type { ContactData } from './contact-data.ts';

type Props = { data: Pick<ContactData, 'photo' | 'to' | 'name'>; size?: string };

/** Portrait, initials, or the brokerage's house sign. */
export const Face = ({ data: { photo, to, name }, size = 'size-15 text-lg' }: Props) => (
	<Avatar photo={photo} name={name} className={size}>
		{to ? null : <HouseShape className="size-1/2" />}
	</Avatar>
);
