import { sendLead as contract } from '@yahont/contracts/leads/leads.ts';
import * as newsletter from '@yahont/contracts/leads/newsletter.ts';
import * as office from '@yahont/contracts/office/leads.ts';
import { sendFeedback } from '@yahont/contracts/support/feedback.ts';
import { serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import { fileRoute } from './files/give-out.ts';
import type { LeadDeps } from './leads.deps.ts';
import { confirmSubscriber, endSubscriber, showSubscriber } from './newsletter/change-newsletter.ts';
import { listOfficeLeads } from './office/list-office-leads.ts';
import { moveLead, noteLead, openLead, takeLead } from './office/work-on-lead.ts';
import { sendLead } from './sending/send-lead.ts';

const FEEDBACK_SOURCE = { utm: {}, referrer: '', page: '/feedback/' };

export function leadRoutes(routes: Routes, deps: LeadDeps): void {
  const { links } = deps;
  serve(routes, contract, ({ ctx, body, files }) => sendLead(ctx, body, files, deps));
  serve(routes, sendFeedback, async ({ ctx, body }) => {
    const { token, acceptsPersonalData: _consent, ...fields } = body;
    const lead = { kind: 'feedback' as const, ...fields };
    const { id } = await sendLead(ctx, { lead, source: FEEDBACK_SOURCE, token, key: null }, [], deps);
    return { success: true as const, id };
  });
  fileRoute(routes, deps);

  serve(routes, newsletter.showNewsletter, ({ ctx, params: { link } }) =>
    showSubscriber(ctx, { links, link }),
  );
  serve(routes, newsletter.confirmNewsletter, ({ ctx, params: { link } }) =>
    confirmSubscriber(ctx, { links, link }),
  );
  serve(routes, newsletter.endNewsletter, ({ ctx, params: { link } }) => endSubscriber(ctx, { links, link }));
}

export function officeLeadRoutes(routes: Routes, deps: LeadDeps): void {
  serve(routes, office.listOfficeLeads, ({ ctx, query }) => listOfficeLeads(staffContext(ctx), deps, query));
  serve(routes, office.getOfficeLead, ({ ctx, params: { id } }) => openLead(staffContext(ctx), deps, id));
  serve(routes, office.takeLead, ({ ctx, params: { id } }) => takeLead(staffContext(ctx), deps, id));
  serve(routes, office.moveLead, ({ ctx, params: { id }, body }) =>
    moveLead(staffContext(ctx), deps, { id, ...body }),
  );
  serve(routes, office.noteLead, ({ ctx, params: { id }, body }) =>
    noteLead(staffContext(ctx), deps, { id, ...body }),
  );
}
