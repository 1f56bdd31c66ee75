import type { FAQPageLeaf } from 'schema-dts';
import { locales } from '#domain/locales.ts';
import type { DescribedPage } from './described-page.ts';
import { plainText } from './plain-text.ts';

export const faq = (page: DescribedPage, questions: readonly { question: string; answer: string }[]): FAQPageLeaf => ({
	'@type': 'FAQPage',
	'@id': `${page.address}#faq`,
	inLanguage: locales[page.locale].language,
	mainEntity: questions.map(({ question, answer }) => ({
		'@type': 'Question',
		name: question,
		acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
	})),
});
