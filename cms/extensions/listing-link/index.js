import { useApi } from '@directus/extensions-sdk';
import { computed, h, inject, ref, resolveComponent, watch } from 'vue';

/** @typedef {{ label: string, unreadable: string }} Words */

const FORBIDDEN = 403;

/**
 * Leads to the listing made of an offered property. Not everyone who works on the offer may read its draft: a sales manager, and an agent
 * who was given the offer later. They read who goes on with it, in place of a button to a page that refuses them.
 */
export default {
	id: 'pn-listing-link',
	name: 'Link to the listing',
	icon: 'home',
	types: ['alias'],
	localTypes: ['presentation'],
	group: 'presentation',
	options: null,
	component: {
		props: { label: { type: String, default: '' }, unreadable: { type: String, default: '' } },
		/** @param {Words} props */
		setup(props) {
			const api = useApi();
			/** @type {import('vue').Ref<{ listing?: number | null }>} */
			const values = inject('values', ref({}));
			const listing = computed(() => values.value.listing ?? null);
			/** @type {import('vue').Ref<boolean | null>} Null until Directus has answered. */
			const mayRead = ref(null);
			const button = resolveComponent('v-button');
			const icon = resolveComponent('v-icon');
			const notice = resolveComponent('v-notice');

			watch(
				listing,
				async (id) => {
					mayRead.value = null;
					if (id === null) return;
					// When Directus is busy the button stays: the page behind it asks again.
					const can = await api.get(`/items/property/${id}`, { params: { fields: ['id'] } }).then(
						() => true,
						(error) => error.response?.status !== FORBIDDEN,
					);
					if (listing.value === id) mayRead.value = can;
				},
				{ immediate: true },
			);

			return () => {
				if (listing.value === null || mayRead.value === null) return null;
				if (!mayRead.value) return h(notice, { icon: 'edit_note' }, () => props.unreadable);
				const to = `/content/property/${listing.value}`;
				return h(button, { to, secondary: true }, () => [h(icon, { name: 'home', left: true }), h('span', props.label)]);
			};
		},
	},
};
