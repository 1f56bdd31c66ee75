import { describeRights } from './describe-rights.ts';

describeRights('SQLite');
