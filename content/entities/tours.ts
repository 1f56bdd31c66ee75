import { z } from 'zod';
import { angle, fileId, id, name, reference, texts, wholeNumber } from './parts.ts';

export const tour = z.object({ id, translations: texts({ name }) });

/** Degrees from the centre of the panorama, right and up. */
export const tourRoom = z.object({ id, sort: wholeNumber, tour: id, panorama: fileId, yaw: angle(180), translations: texts({ name }) });

export const tourLink = z.object({ id, room: id, to: reference, yaw: angle(180), pitch: angle(90) });
