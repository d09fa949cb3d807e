export type Reply = { status: number; headers?: Record<string, string>; body?: unknown }
