import type { Hook } from '../hook.ts';
import { showErrorsInPane } from './show-errors.ts';

/** Studio shows the answer of `/preview-link/pane/…` beside a form, whatever it is: an error is a page there. */
const previewPane: Hook = ({ init }) => init('app.before', ({ app }) => showErrorsInPane(app));

export default previewPane;
