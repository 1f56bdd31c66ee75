import heart from 'icon:pn/heart';
import whatsapp from 'icon:pn/wa';
import { Badge, badge } from '../../ui/badge.tsx';
import { Button, button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Tone, tones } from '../../ui/tones.ts';
import { Sample } from './sample.tsx';
import type { Words } from './words.ts';

const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T)[];
const row = (color: Tone) => `flex flex-wrap items-center gap-2 ${color === 'sun' ? 'on-brand rounded-md bg-brand p-3' : ''}`;

export function Buttons({ words }: { words: Words }) {
	return (
		<Sample name="button">
			{keysOf(tones).map((color) => (
				<div key={color} className={row(color)}>
					{keysOf(button.variants.variant).map((variant) => (
						<Button key={variant} color={color} variant={variant}>
							{words.button}
						</Button>
					))}
				</div>
			))}
			<div className="flex flex-wrap items-center gap-2">
				{keysOf(button.variants.size).map((size) => (
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
				{keysOf(button.variants.size).map((size) => (
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
			{keysOf(tones).map((color) => (
				<div key={color} className={row(color)}>
					{keysOf(badge.variants.variant).map((variant) => (
						<Badge key={variant} color={color} variant={variant}>
							{words.badge}
						</Badge>
					))}
				</div>
			))}
			<div className="flex flex-wrap items-center gap-2">
				{keysOf(badge.variants.size).map((size) => (
					<Badge key={size} size={size}>
						<Icon icon={heart} />
						{words.badge}
					</Badge>
				))}
			</div>
		</Sample>
	);
}
