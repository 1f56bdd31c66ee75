import apartment from 'icon:pn/apartment';
import chalet from 'icon:pn/chalet';
import duplex from 'icon:pn/duplex';
import penthouse from 'icon:pn/penthouse';
import shop from 'icon:pn/shop';
import studio from 'icon:pn/studio';
import townhouse from 'icon:pn/townhouse';
import twinHouse from 'icon:pn/twin-house';
import villa from 'icon:pn/villa';
import office from 'icon:tabler/briefcase';
import cabin from 'icon:tabler/building-cottage';
import building from 'icon:tabler/building-skyscraper';
import land from 'icon:tabler/map-2';
import pharmacy from 'icon:tabler/pill';
import garden from 'icon:tabler/plant-2';
import loft from 'icon:tabler/stairs';
import clinic from 'icon:tabler/stethoscope';
import roof from 'icon:tabler/sunset-2';
import type { IconData } from '#app/ui/icon.tsx';
import type { PropertyType } from '#domain/vocabulary.ts';

const icons: Record<PropertyType, IconData> = {
	apartment,
	garden_apartment: garden,
	duplex,
	penthouse,
	studio,
	loft,
	roof,
	villa,
	twin_house: twinHouse,
	town_house: townhouse,
	i_villa: villa,
	chalet,
	cabin,
	serviced_apartment: apartment,
	office,
	clinic,
	retail: shop,
	pharmacy,
	land,
	building,
};

/** By the value of the field. */
export const typeIcons: ReadonlyMap<string, IconData> = new Map(Object.entries(icons));
