import { useApi } from '@directus/extensions-sdk';
import { h } from 'vue';

/** @typedef {{ sort?: number | null, directus_files_id?: { id?: string } | null }} Photograph */

const style = { inlineSize: '48px', blockSize: '36px', objectFit: 'cover', borderRadius: '4px', display: 'block' };

/** Shows the first of several photographs, which is the cover on the site. Directus's own displays show only their number. */
export default {
	id: 'pn-cover',
	name: 'First photograph',
	icon: 'image',
	types: ['alias'],
	localTypes: ['files'],
	options: null,
	fields: ['directus_files_id.id', 'sort'],
	component: {
		props: { value: { type: Array, default: () => [] } },
		/** @param {{ value: Photograph[] | null }} props */
		setup(props) {
			const { baseURL = '/' } = useApi().defaults;
			return () => {
				const [first] = [...(props.value ?? [])].sort((a, b) => (a.sort ?? 0) - (b.sort ?? 0));
				const key = first?.directus_files_id?.id;
				return key ? h('img', { src: `${baseURL}assets/${key}?key=system-small-cover`, alt: '', loading: 'lazy', style }) : h('span', '—');
			};
		},
	},
};
