import { z } from 'zod';
import { angle, fileId, id, name, reference, texts, wholeNumber } from './parts.ts';

export const tour = z.object({ id, translations: texts({ name }) });

/** Angles are degrees from the middle of the picture, to the right and upwards. */
export const tourRoom = z.object({ id, sort: wholeNumber, tour: id, panorama: fileId, yaw: angle(180), translations: texts({ name }) });

export const tourLink = z.object({ id, room: id, to: reference, yaw: angle(180), pitch: angle(90) });
