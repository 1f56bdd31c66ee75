import { expect, test } from 'vitest';
import { rolesPage } from './roles-page.ts';

test('docs/roles.md says what the expectations say', () => expect(rolesPage()).toMatchFileSnapshot('../../docs/roles.md'));
