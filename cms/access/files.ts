import { FOLDER } from '../schema/collections/common.ts';
import { allow, type Filter, type Permission } from './permission.ts';

const { inbox, applications, ...publicFolders } = FOLDER;

/** What visitors send. Files without a folder, such as profile pictures, are not public either. */
export const PRIVATE_FOLDERS: string[] = [inbox, applications];
export const PUBLIC_FOLDERS: string[] = Object.values(publicFolders);

/** The folder is what the rules look at: by a field that is hidden in some rows, files could not be found. */
export const publicFileFields = [
	'folder',
	'id',
	'title',
	'type',
	'width',
	'height',
	'filesize',
	'filename_download',
	'uploaded_on',
	'modified_on',
	'focal_point_x',
	'focal_point_y',
	'alt_en',
	'alt_ar',
];

/** Never `*` where the published files are read as well: Directus then searches all fields of those, too. */
export const staffFileFields = [...publicFileFields, 'storage', 'filename_disk', 'description', 'uploaded_by'];

/** What an upload brings along. Where it lies on the disk and who uploaded it is for Directus to say. */
const uploaded = ['storage', 'folder', 'title', 'type', 'filename_download', 'description', 'location', 'tags', 'alt_en', 'alt_ar'];

export const uploadedByMe: Filter = { uploaded_by: { _eq: '$CURRENT_USER' } };

/** Directus asks for the validations of all policies together, so a role states once where it uploads to. */
export const upload = (where: Filter): Permission => allow('create', 'directus_files', { fields: uploaded, validation: where });

/** These folders, those of people's pictures, and none: Studio puts profile pictures into no folder. */
export const folders = (...ids: string[]): Filter => ({ _or: [{ folder: { _null: true } }, { folder: { _in: [...ids, FOLDER.people] } }] });
