import { useApi } from '@directus/extensions-sdk';
import { h } from 'vue';
import { useI18n } from 'vue-i18n';
import { addRules } from '../studio-rules.js';

/** @typedef {{ id?: string, type?: string | null, title?: string | null, alt_en?: string | null, alt_ar?: string | null }} File */

const MOST_TRIES = 3;
const PAUSE_MS = 4000;

/** @type {Record<string, string>} */
const missing = { en: 'No description yet', ar: 'بدون وصف بعد' };

/** Lists of photographs become a grid, with their texts beside them. */
addRules(`
.v-list:has(> .v-list-item .pn-photo) { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)); gap: 8px; }
.v-list > .v-list-item:has(.pn-photo) { block-size: auto !important; margin: 0 !important; padding-block: 8px !important; }
.render-template:has(.pn-photo) { block-size: auto !important; padding: 0 !important; overflow: visible !important; }
.render-template:has(.pn-photo) .vertical-aligner { display: none; }
.pn-photo { display: flex; gap: 12px; align-items: center; min-inline-size: 0; white-space: normal; line-height: 1.35; }
.pn-photo img { inline-size: 96px; block-size: 72px; flex: none; object-fit: cover; border-radius: 4px; background: var(--theme--background-normal); }
.pn-photo p { margin: 0; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; font-size: 13px; }
.pn-photo .pn-missing { color: var(--theme--warning); }
`);

/** @param {string} lang @param {string | null | undefined} text @param {string} language */
const describe = (lang, text, language) =>
	text
		? h('p', { lang, dir: 'auto' }, text)
		: h('p', { class: 'pn-missing' }, `${lang.toUpperCase()} · ${missing[language] ?? missing.en}`);

/**
 * Generating many thumbnails keeps Directus busy, so failed ones are requested again.
 * @param {{ target: HTMLImageElement }} event
 */
function askAgain({ target }) {
	const tries = Number(target.dataset['tries'] ?? 0);
	if (tries >= MOST_TRIES) return;
	target.dataset['tries'] = String(tries + 1);
	setTimeout(() => {
		target.src = `${target.src.split('&again')[0]}&again=${tries + 1}`;
	}, PAUSE_MS);
}

/** A photograph of a record, with its alternative texts. */
export default {
	id: 'pn-photo',
	name: 'Photograph with its descriptions',
	icon: 'image',
	types: ['uuid'],
	localTypes: ['file', 'm2o'],
	options: null,
	fields: ['id', 'type', 'title', 'alt_en', 'alt_ar'],
	component: {
		props: { value: { type: Object, default: null } },
		/** @param {{ value: File | null }} props */
		setup(props) {
			const { locale } = useI18n();
			const { baseURL = '/' } = useApi().defaults;
			return () => {
				const { id, type, title, alt_en: en, alt_ar: ar } = props.value ?? {};
				const language = locale.value.slice(0, 2);
				const isPicture = String(type ?? '').startsWith('image/');
				return h('div', { class: 'pn-photo' }, [
					id && isPicture
						? h('img', { src: `${baseURL}assets/${id}?key=system-medium-cover`, alt: '', loading: 'lazy', onError: askAgain })
						: null,
					h('div', isPicture ? [describe('en', en, language), describe('ar', ar, language)] : [h('p', { dir: 'auto' }, title ?? '—')]),
				]);
			};
		},
	},
};
