import heart from 'icon:pn/heart';
import whatsapp from 'icon:pn/wa';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { type Tone, tones } from '#app/ui/tones.ts';
import { Sample } from './sample.tsx';
import type { Words } from './words.ts';

const buttonVariants = ['solid', 'outline', 'soft', 'ghost'] as const;
const badgeVariants = ['solid', 'outline', 'soft', 'subtle'] as const;
const buttonSizes = ['sm', 'md', 'lg'] as const;
const badgeSizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

const listKeys = <T extends object>(object: T) => Object.keys(object) as (keyof T)[];
const row = (color: Tone) => `flex flex-wrap items-center gap-2 ${color === 'sun' ? 'on-brand rounded-md bg-brand p-3' : ''}`;

export function Buttons({ words }: { words: Words }) {
	return (
		<Sample name="button">
			{listKeys(tones).map((color) => (
				<div key={color} className={row(color)}>
					{buttonVariants.map((variant) => (
						<Button key={variant} color={color} variant={variant}>
							{words.button}
						</Button>
					))}
				</div>
			))}
			<div className="flex flex-wrap items-center gap-2">
				{buttonSizes.map((size) => (
					<Button key={size} size={size}>
						{words.button}
					</Button>
				))}
				<Button disabled>{words.button}</Button>
			</div>
			<div className="flex flex-wrap items-center gap-2">
				<Button asChild color="success" size="lg">
					<a href="/contact-us">
						<Icon icon={whatsapp} />
						{words.call}
					</a>
				</Button>
				{buttonSizes.map((size) => (
					<Button key={size} size={size} variant="outline" square aria-label={words.save}>
						<Icon icon={heart} />
					</Button>
				))}
			</div>
		</Sample>
	);
}

export function Badges({ words }: { words: Words }) {
	return (
		<Sample name="badge">
			{listKeys(tones).map((color) => (
				<div key={color} className={row(color)}>
					{badgeVariants.map((variant) => (
						<Badge key={variant} color={color} variant={variant}>
							{words.badge}
						</Badge>
					))}
				</div>
			))}
			<div className="flex flex-wrap items-center gap-2">
				{badgeSizes.map((size) => (
					<Badge key={size} size={size}>
						<Icon icon={heart} />
						{words.badge}
					</Badge>
				))}
			</div>
		</Sample>
	);
}
