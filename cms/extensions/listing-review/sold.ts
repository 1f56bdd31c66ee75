import { agentRole } from '../../access/agent.ts';
import { property } from '../../schema/collections/property.ts';

export const isPublic = (status: unknown): boolean => property.publicStatuses?.includes(String(status)) ?? false;

/** A sold home is shown to visitors, so marking a draft as sold would publish it without review. */
export const mayBeSold = (role: string | null | undefined, status: unknown): boolean => role !== agentRole.id || isPublic(status);
