import { expect, test } from 'vitest';
import { parseFilm } from './film.ts';

const youtube = { kind: 'frame', src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' };

test.each([
	['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s', youtube],
	['https://m.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
	['https://youtu.be/dQw4w9WgXcQ?si=abc', youtube],
	['https://www.youtube.com/shorts/dQw4w9WgXcQ', youtube],
	['https://vimeo.com/76979871', { kind: 'frame', src: 'https://player.vimeo.com/video/76979871' }],
	['https://files.example.com/tour.MP4', { kind: 'file', src: 'https://files.example.com/tour.MP4' }],
	['https://tours.example.com/show/?m=abc', { kind: 'frame', src: 'https://tours.example.com/show/?m=abc' }],
])('%s can be embedded', (address, film) => {
	expect(parseFilm(address)).toEqual(film);
});

test.each([null, '', 'a film', 'http://tours.example.com/', 'javascript:alert(1)', 'data:text/html,x'])(
	'%s cannot be embedded',
	(address) => {
		expect(parseFilm(address)).toBeNull();
	},
);

test('the name of a rejected address stays unchanged', () => {
	expect(parseFilm('https://www.youtube.com/watch?v=<script>')).toEqual({
		kind: 'frame',
		src: 'https://www.youtube.com/watch?v=%3Cscript%3E',
	});
});
