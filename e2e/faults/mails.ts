import { tellAgent } from '#cms/flows/tell-agent.ts';
import { admin } from '../system.ts';

/** A thousand mails would measure the mail server. */
export const setMails = (status: 'active' | 'inactive') => admin.patch(`/flows/${tellAgent.id}`, { status });
