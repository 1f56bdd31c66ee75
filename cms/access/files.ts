import { FOLDER } from '../schema/collections/common.ts';
import { allow, type Filter, type Permission } from './permission.ts';

const { inbox, applications, ...publicFolders } = FOLDER;

/** Uploads of visitors. Files without a folder, such as profile pictures, are not public either. */
export const PRIVATE_FOLDERS: string[] = [inbox, applications];
export const PUBLIC_FOLDERS: string[] = Object.values(publicFolders);

/** Includes the folder because the rules filter by it: Directus finds no files by a field that is hidden in some rows. */
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

/** Not `*` where published files are read as well: Directus would then search all fields of those too. */
export const staffFileFields = [...publicFileFields, 'storage', 'filename_disk', 'description', 'uploaded_by'];

/** What an upload may set. Directus itself sets the place on disk and the uploader. */
const uploaded = ['storage', 'folder', 'title', 'type', 'filename_download', 'description', 'location', 'tags', 'alt_en', 'alt_ar'];

export const uploadedByMe: Filter = { uploaded_by: { _eq: '$CURRENT_USER' } };

/** Directus combines the validations of all policies, so each role states its upload folders once. */
export const upload = (where: Filter): Permission => allow('create', 'directus_files', { fields: uploaded, validation: where });

/** These folders, people's pictures, and no folder: Studio uploads profile pictures into none. */
export const folders = (...ids: string[]): Filter => ({ _or: [{ folder: { _null: true } }, { folder: { _in: [...ids, FOLDER.people] } }] });
