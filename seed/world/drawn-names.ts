export const floorPlanName = (plan: string): string => `floor-plan-${plan}.png`;
export const masterPlanName = (compound: string): string => `master-plan-${compound}.png`;
export const constructionName = (kind: string, stage: string): string => `construction-${kind}-${stage}.png`;
export const markName = (company: string): string => `mark-${company}.png`;
export const brochureName = (compound: string): string => `brochure-${compound}.pdf`;
