import { created, notFound } from '../replies.ts'
import type { Handlers } from './handler.ts'

export const reports: Handlers<'reports'> = {
  createReport(world, { body, buyer }) {
    const target =
      body.type === 'PRODUCT'
        ? world.tables.products.get(body.target_value)
        : world.tables.shops.get(body.target_value)
    if (!target) return notFound(body.type === 'PRODUCT' ? 'product' : 'shop')
    world.tables.reports.insert({
      _id: world.newId('reports'),
      user_id: buyer._id,
      target_value: target._id,
      type: body.type,
      violation_level: body.violation_level,
      report_type: body.report_type ?? (body.violation_level === 1 ? 'FLAG' : 'REPORT'),
      description: body.description ?? '',
      created_at: world.clock.iso(),
    })
    return created({ message: 'Thank you for helping us maintain a safe marketplace.' })
  },
}
