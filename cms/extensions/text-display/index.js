import { h } from 'vue';
import { useI18n } from 'vue-i18n';
import { addRules } from '../studio-rules.js';
import { closeDrawers } from './close-drawers.js';

/** @typedef {{ [field: string]: unknown, languages_code?: { code?: string } }} Text */

addRules(`
.pn-text { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.render-template:has(.pn-text-mine) .pn-text-other { display: none; }
`);
closeDrawers();

/** @param {Text} text @param {string} language */
const isIn = (text, language) => text.languages_code?.code?.slice(0, 2) === language.slice(0, 2);

/**
 * The text in the given language, otherwise English, otherwise any.
 * @param {Text[]} texts
 * @param {string} field
 * @param {string} language
 */
function findText(texts, field, language) {
	const filled = texts.filter((one) => one?.[field]);
	return filled.find((one) => isIn(one, language)) ?? filled.find((one) => isIn(one, 'en')) ?? filled[0];
}

/**
 * Directus's own display needs the exact code of Studio's language, which has no Egyptian Arabic, while our texts have no other.
 * Templates pass the texts one by one; the CSS rules above hide all but the right one.
 */
export default {
	id: 'pn-text',
	name: 'Text in the language of Studio',
	icon: 'translate',
	types: ['alias'],
	localTypes: ['translations'],
	options: null,
	/** @param {{ text?: string } | null} options */
	fields: (options) => ['languages_code.code', options?.text ?? 'name'],
	/** @param {Text[] | null} value @param {{ text?: string } | null} options */
	handler: (value, options) => {
		const field = options?.text ?? 'name';
		return String(findText(value ?? [], field, document.documentElement.lang)?.[field] ?? '');
	},
	component: {
		props: { value: { type: [Array, Object], default: () => [] }, text: { type: String, default: 'name' } },
		/** @param {{ value: Text[] | Text | null, text: string }} props */
		setup(props) {
			const { locale } = useI18n();
			return () => {
				const isOneOfThem = !Array.isArray(props.value);
				const found = findText([props.value ?? []].flat(), props.text, locale.value);
				const kind = found && isIn(found, locale.value) ? 'pn-text-mine' : 'pn-text-other';
				return found || !isOneOfThem
					? h('span', { class: ['pn-text', kind], dir: 'auto' }, String(found?.[props.text] ?? '—'))
					: h('span', { class: 'pn-text-other' });
			};
		},
	},
};
