import type { Hook } from '../hook.ts';
import { showErrorsInPane } from './show-errors.ts';

/** Studio shows the answer of `/preview-link/pane/…` in a frame, so errors need to be pages there. */
const previewPane: Hook = ({ init }) => init('app.before', ({ app }) => showErrorsInPane(app));

export default previewPane;
