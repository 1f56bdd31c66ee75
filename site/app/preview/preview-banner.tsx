import edit from 'icon:pn/edit';
import eye from 'icon:pn/eye';
import warning from 'icon:tabler/alert-triangle';
import { Icon } from '../ui/icon.tsx';
import type { Banner } from './banner-data.ts';
import { GapStyles } from './gap-styles.tsx';
import styles from './preview.css?url';
import { ShareForm } from './share-form.tsx';

/** Above the header in its own colour, so that a draft is not mistaken for the site. On a phone its buttons are at the bottom. */
export default function PreviewBanner({ banner: { title, details, missing, gaps, studio, share } }: { banner: Banner }) {
	return (
		<aside className="preview-banner" aria-label={title}>
			<link rel="stylesheet" href={styles} precedence="default" />
			{gaps && <GapStyles rules={gaps} />}
			<Icon icon={eye} />
			<p>
				<b>{title}</b>
				{details && <span>{details}</span>}
			</p>
			{missing && (
				<ul aria-label={missing.title}>
					{missing.says.map((sentence) => (
						<li key={sentence}>
							<Icon icon={warning} />
							{sentence}
						</li>
					))}
				</ul>
			)}
			{(studio || share) && (
				<div className="preview-actions">
					{share && <ShareForm share={share} />}
					{studio && (
						<a href={studio.to} target="_blank" rel="noreferrer">
							<Icon icon={edit} />
							{studio.text}
						</a>
					)}
				</div>
			)}
		</aside>
	);
}
