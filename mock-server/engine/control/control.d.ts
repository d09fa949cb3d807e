// Generated from mock-server/engine/control/control.yaml (956d71937026e5e8) by `npm run generate`. Do not edit: the next run overwrites it.

export interface paths {
    "/health": {
        /**
         * Whether the server is up, and which contract it serves
         * @description Needs neither token nor session.
         */
        get: operations["getHealth"];
    };
    "/openapi.yaml": {
        /**
         * The contract that the server serves
         * @description Needs neither token nor session. Its `servers` begin with the address at which it was requested.
         */
        get: operations["getProductDocument"];
    };
    "/control.yaml": {
        /**
         * This document
         * @description Needs neither token nor session. Its `servers` begin with the address at which it was requested.
         */
        get: operations["getControlDocument"];
    };
    "/session": {
        /** The session of this key */
        get: operations["getSession"];
    };
    "/sessions": {
        /** All sessions, least recently used first */
        get: operations["listSessions"];
    };
    "/sessions/{key}": {
        /** Delete a session and its state */
        delete: operations["endSession"];
    };
    "/scenarios": {
        /** The scenarios a session can start with */
        get: operations["listScenarios"];
    };
    "/scenario": {
        /**
         * Restart the session with a scenario
         * @description Discards the rows, sign-ins, emails, faults and journal of this session. Fields left out keep the server's
         *     start options. `clock` is an instant to stop the clock at, or `real` to follow the server's time.
         */
        put: operations["startScenario"];
    };
    "/clock": {
        /** The time in this session */
        get: operations["getClock"];
        /**
         * Stop, start or move the clock
         * @description `fixed` stops the clock at an instant, or now. `running` continues from the current time, from an instant, or
         *     `ahead` of the server's clock by a duration. `real` follows the server's clock. The new time must not be earlier
         *     than the session's current time, nor more than 400 days later (422): restart with a scenario instead. Scheduled
         *     events that become due run in order.
         */
        put: operations["setClock"];
    };
    "/clock/advance": {
        /**
         * Advance the clock
         * @description Scheduled events that become due run in order, each at its own time.
         */
        post: operations["advanceClock"];
    };
    "/rows/{table}": {
        /** Rows of one table, oldest first */
        get: operations["listRows"];
        /**
         * Add a row
         * @description Fields left out get consistent defaults. The complete row must conform to the product's contract.
         */
        post: operations["insertRow"];
    };
    "/rows/{table}/{id}": {
        /** One row */
        get: operations["getRow"];
        /**
         * Remove a row
         * @description Rows that others refer to cannot be removed (422).
         */
        delete: operations["removeRow"];
        /**
         * Change fields of a row
         * @description Business rules are not applied, but the row must be valid and consistent. `null` removes an optional field.
         */
        patch: operations["updateRow"];
    };
    "/outbox": {
        /** The emails that were sent, oldest first */
        get: operations["listMails"];
        /**
         * Delete all emails and webhooks
         * @description Pending webhook retries are cancelled. The endpoint is kept.
         */
        delete: operations["clearOutbox"];
    };
    "/webhooks": {
        /**
         * Set the webhook endpoint
         * @description Events are sent immediately, and signed. Deliveries are retried after 1, 5, 30, 120 and 720 minutes of this session's clock until the
         *     endpoint answers 2xx. The endpoint must be on this machine, or on a host that the server was started with
         *     (`--webhook-host`). Control calls that advance the clock return after the retries that became due.
         */
        put: operations["setWebhookEndpoint"];
        /** Remove the webhook endpoint */
        delete: operations["removeWebhookEndpoint"];
    };
    "/webhooks/faults": {
        /** Inject faults into the next webhook deliveries */
        post: operations["addWebhookFault"];
    };
    "/webhooks/send/{name}": {
        /**
         * Send a webhook of the contract
         * @description Its body is the example of the contract, or a value of its schema. It is sent, signed and retried as every other.
         */
        post: operations["sendWebhook"];
    };
    "/outbox/webhooks": {
        /**
         * The last 500 webhooks, oldest first
         * @description Recorded with or without an endpoint, so that a test can read them here.
         */
        get: operations["listWebhooks"];
    };
    "/faults": {
        /** Active faults, newest first */
        get: operations["listFaults"];
        /**
         * Inject a fault
         * @description Only the newest fault that matches a call is applied. With `status` the call is not handled and nothing changes,
         *     unless `handled` is true: then it is handled, and its key replays what was done. Without `status` the call is
         *     handled, unless `handled` is false, and its response is delayed, slowed down or broken. A proxy applies the same faults in front of its backend and does not forward calls that are not handled.
         */
        post: operations["addFault"];
        /** Remove all faults */
        delete: operations["clearFaults"];
    };
    "/faults/{id}": {
        /** Remove a fault */
        delete: operations["removeFault"];
    };
    "/journal": {
        /**
         * The last calls, oldest first
         * @description An unknown operation is rejected (400), since a misspelt name would silently match nothing. With `wait` the call
         *     returns as soon as `count` entries match, or with the entries so far when the time is up. The same seed, clock
         *     and calls give the same journal, byte for byte, so durations are included on request only. Passwords and secrets
         *     are masked; bodies above 20,000 characters are left out.
         */
        get: operations["listCalls"];
        /** Clear the journal */
        delete: operations["clearJournal"];
    };
    "/coverage": {
        /**
         * Calls by operation, status and role, of all sessions or of one
         * @description Responses of a fault or of `Prefer` are not counted.
         */
        get: operations["getCoverage"];
        /** Clear the coverage of all sessions */
        delete: operations["clearCoverage"];
    };
    "/snapshots": {
        /** The snapshots of this session, oldest first */
        get: operations["listSnapshots"];
    };
    "/snapshots/{name}": {
        /**
         * Take a snapshot of the session
         * @description Replaces a snapshot of the same name. A session keeps at most twenty (422).
         */
        put: operations["takeSnapshot"];
        /** Delete a snapshot */
        delete: operations["dropSnapshot"];
    };
    "/snapshots/{name}/restore": {
        /**
         * Restore a snapshot, including its time
         * @description Restores webhooks and their endpoint too, but neither faults nor the journal. The snapshot is kept and can be restored again.
         */
        post: operations["restoreSnapshot"];
    };
    "/export": {
        /** The whole state of the session, as JSON */
        get: operations["exportSession"];
    };
    "/import": {
        /**
         * Replace the whole state of the session
         * @description Rows are validated against the product's contract first; if one does not conform, nothing changes (400). An
         *     export of another version is rejected (422). Up to 96 MiB.
         */
        put: operations["importSession"];
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ErrorBody: {
            /** @description For people; safe to display. */
            message: string;
            /** @description For programs, such as `invalid_request`, `not_found` or `unprocessable`; more may be added. */
            code: string;
            errors?: components["schemas"]["FieldError"][];
            requestId: components["schemas"]["Id"];
        };
        FieldError: {
            /** @description The path of the field, separated by dots; empty for the body as a whole. */
            field: string;
            message: string;
        };
        Health: {
            /** @enum {string} */
            status: "ok";
            /** @description The version of the package that the server came with, if known. */
            version?: string;
            contract: components["schemas"]["ServedContract"];
        };
        ServedContract: {
            version: string;
            /** @description Two servers with the same hash serve the same contract. */
            hash: string;
        };
        Key: string;
        RowId: string;
        Id: string;
        /**
         * Format: date-time
         * @description RFC 3339 in UTC.
         */
        Timestamp: string;
        /** @description RFC 3339, in UTC or with an offset, from 1971 to 2100. */
        Instant: string;
        /** @description Determines demo data, ids and tokens. */
        Seed: number;
        ScenarioName: string;
        TableName: string;
        Session: {
            key: components["schemas"]["Key"];
            scenario: components["schemas"]["ScenarioName"];
            seed: components["schemas"]["Seed"];
            now: components["schemas"]["Timestamp"];
            clock: components["schemas"]["ClockMode"];
            omitOptionalFields: components["schemas"]["OmittedFields"];
        };
        SessionAnswer: {
            session: components["schemas"]["Session"];
        };
        SessionList: {
            sessions: components["schemas"]["Session"][];
        };
        Scenario: {
            name: components["schemas"]["ScenarioName"];
            description: string;
        };
        ScenarioList: {
            scenarios: components["schemas"]["Scenario"][];
        };
        SessionStart: {
            scenario?: components["schemas"]["ScenarioName"];
            seed?: components["schemas"]["Seed"];
            /** @description An instant to stop the clock at, from 1971 to 2100, or `real`. */
            clock?: string;
            /** @description Whether ten failed sign-ins block an address for a while. */
            rateLimit?: boolean;
            omitOptionalFields?: components["schemas"]["OmittedFields"];
        };
        /**
         * @description The response fields that the server leaves out although it knows them, as the contract's schemas permit. Each is
         *     the end of a field's path, such as `customer.email`. `*` means all that
         *     are not required, except those with a meaningful absence (`x-meaningful-absence`), such as that a list ends;
         *     by name, those are left out too. A name that no response has as an optional field is rejected (422). Errors, and
         *     responses of faults, keep their fields.
         */
        OmittedFields: string[];
        /**
         * @description Stopped (`fixed`), following the server's clock (`real`), or running with an offset from it (`running`).
         * @enum {string}
         */
        ClockMode: "real" | "fixed" | "running";
        Clock: {
            mode: components["schemas"]["ClockMode"];
            now: components["schemas"]["Timestamp"];
        };
        ClockAnswer: {
            clock: components["schemas"]["Clock"];
        };
        ClockChange: {
            mode: components["schemas"]["ClockMode"];
            at?: components["schemas"]["Instant"];
            ahead?: components["schemas"]["Duration"];
        };
        /** @description The sum of its parts, at most 400 days. */
        Duration: {
            days?: number;
            hours?: number;
            minutes?: number;
            seconds?: number;
            ms?: number;
        };
        DueEvent: {
            at: components["schemas"]["Timestamp"];
            what: string;
            /** @description The id of the row. */
            id: string;
        } & {
            [key: string]: unknown;
        };
        ClockMove: {
            clock: components["schemas"]["Clock"];
            /** @description The number of events that ran, listed or not. */
            total: number;
            /** @description Oldest first, at most 1,000. */
            happened: components["schemas"]["DueEvent"][];
        };
        /** @description The fields of the product's schema for this table. */
        Row: {
            [key: string]: unknown;
        };
        RowAnswer: {
            row: components["schemas"]["Row"];
        };
        RowList: {
            rows: components["schemas"]["Row"][];
            total: number;
        };
        Mail: {
            to: string;
            subject: string;
            text: string;
            at: components["schemas"]["Timestamp"];
            /** @description The secret that the mail carries, if any. */
            token?: string;
        };
        MailList: {
            mails: components["schemas"]["Mail"][];
        };
        WebhookEndpoint: {
            url: string;
            secret: string;
            /**
             * @description The time in the signature: of the session's clock, which is the default, or the real one. A receiver that
             *     rejects signatures older than five minutes rejects those of a clock that was advanced, or is stopped.
             * @enum {string}
             */
            signatureTime?: "session" | "real";
        };
        WebhookFault: {
            how: components["schemas"]["WebhookFaultName"];
            /** @default 1 */
            times?: number;
        };
        /**
         * @description `wrong-signature` signs with another secret; `twice` sends the same attempt twice.
         * @enum {string}
         */
        WebhookFaultName: "wrong-signature" | "twice";
        /**
         * @description `recorded`: there was no endpoint. `pending`: the next attempt is due at `nextAttemptAt`. `given-up`: all
         *     attempts failed.
         * @enum {string}
         */
        DeliveryState: "recorded" | "pending" | "delivered" | "given-up";
        WebhookDelivery: {
            event: components["schemas"]["Row"];
            request?: components["schemas"]["OutgoingRequest"];
            state: components["schemas"]["DeliveryState"];
            attempts: components["schemas"]["WebhookAttempt"][];
            nextAttemptAt?: components["schemas"]["Timestamp"];
        };
        /** @description The request of a callback or webhook that the contract declares, sent instead of the event. */
        OutgoingRequest: {
            method: string;
            /** @description That of a callback; else it is the endpoint. */
            url?: string;
            contentType: string;
            /** @description As it is sent. */
            body: string;
        };
        WebhookAttempt: {
            at: components["schemas"]["Timestamp"];
            /** @description Omitted for a callback in a session without an endpoint. */
            signature?: string;
            /** @description The status that the endpoint responded with; omitted if there was no response. */
            status?: number;
            error?: string;
            fault?: string;
        };
        WebhookList: {
            webhooks: components["schemas"]["WebhookDelivery"][];
        };
        /** @description An operationId of the product's contract. */
        OperationId: string;
        /** @description Which calls are meant, in addition to their operation. All conditions must match. */
        FaultMatch: {
            /** @description With the base path, without the query; `*` matches anything, as in `/api/orders/*`. */
            path?: string;
            /** @description Headers with exactly these values. */
            headers?: {
                [key: string]: string;
            };
            /** @description Query parameters with exactly these values. */
            query?: {
                [key: string]: string;
            };
            body?: components["schemas"]["Row"];
        };
        FaultRequest: {
            match?: components["schemas"]["FaultMatch"];
            operation?: components["schemas"]["OperationId"];
            /** @description The number of calls to apply it to; by default until the fault is removed. */
            times?: number;
            /**
             * @description Above 0, at most 1. Derived from the seed, so that a repeated run fails the same calls.
             * @default 1
             */
            probability?: number;
            seed?: components["schemas"]["Seed"];
            /**
             * @description The effects on the first matching call, the second, and so on; then the fault is removed. An empty effect
             *     lets the call through. Cannot be combined with effects of the fault itself, `times` or `probability`.
             */
            sequence?: components["schemas"]["FaultEffect"][];
            status?: components["schemas"]["FaultStatus"];
            example?: components["schemas"]["FaultExample"];
            body?: components["schemas"]["FaultBody"];
            text?: components["schemas"]["FaultText"];
            contentType?: components["schemas"]["FaultContentType"];
            headers?: components["schemas"]["FaultHeaders"];
            latency?: components["schemas"]["Latency"];
            transport?: components["schemas"]["Transport"];
            handled?: components["schemas"]["FaultHandled"];
        };
        FaultEffect: {
            status?: components["schemas"]["FaultStatus"];
            example?: components["schemas"]["FaultExample"];
            body?: components["schemas"]["FaultBody"];
            text?: components["schemas"]["FaultText"];
            contentType?: components["schemas"]["FaultContentType"];
            headers?: components["schemas"]["FaultHeaders"];
            latency?: components["schemas"]["Latency"];
            transport?: components["schemas"]["Transport"];
            handled?: components["schemas"]["FaultHandled"];
        };
        /** @description The status to answer with. The call is not handled, unless `handled` is true. */
        FaultStatus: number;
        /** @description Which example of the contract to answer with, if the status has several. */
        FaultExample: string;
        /** @description The JSON to answer with, instead of the contract's example. */
        FaultBody: {
            [key: string]: unknown;
        };
        /** @description The text to answer with, unchanged, instead of JSON. */
        FaultText: string;
        /** @description The `Content-Type` of `text` or `body`; by default `text/plain; charset=utf-8` or `application/json`. */
        FaultContentType: string;
        FaultHeaders: {
            [key: string]: string;
        };
        /**
         * @description Whether the call is handled although its response is lost or replaced by `status`, so that a retry finds the
         *     work done. By default it is, except with `status`.
         */
        FaultHandled: boolean;
        /** @description In milliseconds: `fixed`, or uniform between `min` and `max`. */
        Latency: {
            fixed?: number;
            min?: number;
            max?: number;
        };
        /**
         * @description `reset` resets the connection; `empty` sends the status without a body; `malformed` sends half of the body; `drip`
         *     sends the body in small pieces over `ms` milliseconds; `cut` closes the connection after half of the body; `hang`
         *     sends nothing and closes the connection after `ms`.
         */
        Transport: {
            /** @enum {string} */
            how: "reset" | "empty" | "malformed" | "drip" | "cut" | "hang";
            /** @default 2000 */
            ms?: number;
        };
        Fault: {
            id: components["schemas"]["Id"];
            /** @description How many times it was applied. */
            hits: number;
            operation?: components["schemas"]["OperationId"];
            match?: components["schemas"]["FaultMatch"];
            times?: number;
            probability: number;
            seed?: components["schemas"]["Seed"];
            sequence?: components["schemas"]["FaultEffect"][];
            status?: number;
            contentType?: string;
            latency?: components["schemas"]["Latency"];
            transport?: components["schemas"]["Transport"];
            handled: boolean;
        };
        FaultAnswer: {
            fault: components["schemas"]["Fault"];
        };
        FaultList: {
            faults: components["schemas"]["Fault"][];
        };
        CallRecord: {
            seq: number;
            requestId: components["schemas"]["Id"];
            at: components["schemas"]["Timestamp"];
            operation?: components["schemas"]["OperationId"];
            /** @description A role of the contract, or `anonymous`. */
            role: string;
            userId?: components["schemas"]["Id"];
            method: string;
            /** @description Including the query. */
            path: string;
            request: components["schemas"]["Message"];
            /** @description 0 if the call was lost. */
            status: number;
            response: components["schemas"]["Message"];
            verdict: components["schemas"]["Verdict"];
            /** @description Contract violations as messages. Reported by a proxy only. */
            violations?: string[];
            /** @description How the response differs from the request, where the contract did not allow the change. */
            notes?: string[];
            fault?: components["schemas"]["AppliedFault"];
            /** @description Scheduled events that ran since the previous call. */
            due: components["schemas"]["DueEvent"][];
            /** @description The rows written by the call. */
            changes: components["schemas"]["Change"][];
            durationMs?: number;
        };
        Message: {
            /**
             * @description Of the request all, with secrets masked, except those of the connection and the session; of the response those
             *     that explain a rejection.
             */
            headers: {
                [key: string]: string;
            };
            /** @description Length of the body in characters. */
            size: number;
            /** @description Left out if there is none, or if it is too long. */
            body?: string;
        };
        Verdict: {
            /**
             * @description Whether the contract and the rules accept the request; `unchecked` where a proxy's fault answered.
             * @enum {string}
             */
            request: "valid" | "rejected" | "unchecked";
            /**
             * @description `undeclared`: the operation does not declare this status. `broken`: the response violates the contract.
             *     `injected`: the response comes from a fault, or was broken by one.
             * @enum {string}
             */
            response: "valid" | "undeclared" | "broken" | "injected";
        };
        AppliedFault: {
            /** @description The id of the fault, or `prefer`. */
            by: string;
            waitMs?: number;
            transport?: string;
            handled?: boolean;
        };
        /** @description A row before and after. An inserted row has no `before`, a removed row no `after`. */
        Change: {
            table: components["schemas"]["TableName"];
            id: string;
            before?: components["schemas"]["Row"];
            after?: components["schemas"]["Row"];
        };
        Journal: {
            calls: components["schemas"]["CallRecord"][];
            newest: number;
        };
        Cell: {
            operation: components["schemas"]["OperationId"];
            status: number;
            role: string;
            calls: number;
        };
        Coverage: {
            exercised: number;
            possible: number;
            declared: components["schemas"]["Cell"][];
            undeclared: components["schemas"]["Cell"][];
            /** @description Contract violations, most frequent first. Counted by a proxy only. */
            violations?: components["schemas"]["Violation"][];
        };
        Violation: {
            operation?: components["schemas"]["OperationId"];
            message: string;
            calls: number;
        };
        Snapshot: {
            name: components["schemas"]["Id"];
            at: components["schemas"]["Timestamp"];
        };
        SnapshotAnswer: {
            snapshot: components["schemas"]["Snapshot"];
        };
        SnapshotList: {
            snapshots: components["schemas"]["Snapshot"][];
        };
        SessionExport: {
            /** @description The version of this format. */
            version: number;
            scenario: components["schemas"]["ScenarioName"];
            seed: components["schemas"]["Seed"];
            rateLimit: boolean;
            omitOptionalFields?: components["schemas"]["OmittedFields"];
            clock: components["schemas"]["ExportedClock"];
            state: components["schemas"]["RememberedState"];
            webhooks: components["schemas"]["ExportedWebhooks"];
            /** @description The rows of each table. */
            rows: {
                [key: string]: components["schemas"]["Row"][];
            };
        };
        /** @description The state of a remembered document, apart from rows. */
        RememberedState: {
            requests: components["schemas"]["Count"];
            responses: {
                [key: string]: components["schemas"]["SavedResponse"];
            };
            contents: components["schemas"]["RememberedContents"][];
        };
        /** @description The state of an address, such as `/shelves/5/books`. */
        RememberedContents: {
            address: string;
            /** @description Whether an item that nobody has read yet is made when it is read. */
            isOpen: boolean;
            /** @description The identities of deleted items. */
            gone: string[];
            /** @description The identities of items that calls created. */
            created: string[];
            last: components["schemas"]["Count"];
        };
        SavedResponse: {
            fingerprint: string;
            body: string;
            headers?: {
                [key: string]: string;
            };
            until: components["schemas"]["Count"];
        };
        /** @description A `SessionExport`. The version is checked first, and the rest only if the version is supported. */
        SessionImport: {
            version: number;
        } & {
            [key: string]: unknown;
        };
        /** @description The instant it is stopped at, or its lead over the server's clock, in milliseconds. */
        ExportedClock: {
            fixedAt?: number;
            ahead?: number;
        };
        ExportedWebhooks: {
            endpoint?: components["schemas"]["WebhookEndpoint"];
            /** @description The sequence number of the last event, which the ids of later ones follow. */
            last: number;
        };
        Count: number;
    };
    responses: {
        /** @description The document, as YAML. */
        Document: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/yaml": string;
            };
        };
        /** @description The call does not conform to this document. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The server requires its token. */
        NoToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no such row, session, fault or snapshot. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The state of the session does not allow it. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The server does not answer under this host name. */
        UnknownHost: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        SessionKey: components["schemas"]["Key"];
        Table: components["schemas"]["TableName"];
        RowId: components["schemas"]["RowId"];
        ResourceId: components["schemas"]["Id"];
        SnapshotName: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description The server is up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            421: components["responses"]["UnknownHost"];
        };
    };
    getProductDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            200: components["responses"]["Document"];
            421: components["responses"]["UnknownHost"];
        };
    };
    getControlDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            200: components["responses"]["Document"];
            421: components["responses"]["UnknownHost"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description Its current state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description Their keys and current state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: components["parameters"]["SessionKey"];
            };
            cookie?: never;
        };
        responses: {
            /** @description Deleted. The key can be used again for a new session. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
            404: components["responses"]["NotFound"];
        };
    };
    listScenarios: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description By name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScenarioList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
        };
    };
    startScenario: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SessionStart"];
            };
        };
        responses: {
            /** @description The restarted session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description The clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
        };
    };
    setClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockChange"];
            };
        };
        responses: {
            /** @description The clock, and the scheduled events that ran. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockMove"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
            422: components["responses"]["Unprocessable"];
        };
    };
    advanceClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Duration"];
            };
        };
        responses: {
            /** @description The clock, and the scheduled events that ran. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockMove"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listRows: {
        parameters: {
            query?: {
                /** @description At most this many of the newest rows. */
                limit?: number;
            };
            header?: never;
            path: {
                table: components["parameters"]["Table"];
            };
            cookie?: never;
        };
        responses: {
            /** @description In the product's format. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
            404: components["responses"]["NotFound"];
        };
    };
    insertRow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: components["parameters"]["Table"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Row"];
            };
        };
        responses: {
            /** @description The complete row. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getRow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: components["parameters"]["Table"];
                id: components["parameters"]["RowId"];
            };
            cookie?: never;
        };
        responses: {
            /** @description The row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
            404: components["responses"]["NotFound"];
        };
    };
    removeRow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: components["parameters"]["Table"];
                id: components["parameters"]["RowId"];
            };
            cookie?: never;
        };
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    updateRow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: components["parameters"]["Table"];
                id: components["parameters"]["RowId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Row"];
            };
        };
        responses: {
            /** @description The updated row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listMails: {
        parameters: {
            query?: {
                /** @description Only emails to this address, ignoring case. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description The emails. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
        };
    };
    clearOutbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description The outbox is empty. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
        };
    };
    setWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEndpoint"];
            };
        };
        responses: {
            /** @description Later events are sent to the endpoint. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
            422: components["responses"]["Unprocessable"];
        };
    };
    removeWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description Later events are only recorded. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
        };
    };
    addWebhookFault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookFault"];
            };
        };
        responses: {
            /** @description The fault applies to the next attempts. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
            422: components["responses"]["Unprocessable"];
        };
    };
    sendWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name below `webhooks`. */
                name: string;
            };
            cookie?: never;
        };
        responses: {
            /** @description The webhook is sent. Without an endpoint it is only recorded. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
            404: components["responses"]["NotFound"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description The webhooks with their delivery attempts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
        };
    };
    listFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description The faults, each with the number of times it was applied. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
        };
    };
    addFault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaultRequest"];
            };
        };
        responses: {
            /** @description The fault is active. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
            422: components["responses"]["Unprocessable"];
        };
    };
    clearFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description All faults are removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
        };
    };
    removeFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["ResourceId"];
            };
            cookie?: never;
        };
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
            404: components["responses"]["NotFound"];
        };
    };
    listCalls: {
        parameters: {
            query?: {
                operation?: components["schemas"]["OperationId"];
                method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD" | "OPTIONS";
                status?: number;
                /** @description A role of the contract, or `anonymous`; any other is rejected (400). */
                role?: string;
                /** @description The call with this request id. */
                requestId?: components["schemas"]["Id"];
                /**
                 * @description Fail (422) unless exactly this many entries match after `wait`, or as soon as there are more. 0 asserts that
                 *     the call was never made. The error names the nearest calls, and what differs. Also fails if calls that might
                 *     match were dropped: the journal keeps the last 500.
                 */
                exactly?: number;
                /** @description Which calls, as JSON like the `match` of a fault: `{"path":"/api/orders/*","body":{"amount":49900}}`. */
                match?: string;
                /** @description Only entries after this sequence number. */
                after?: number;
                /** @description How many entries to wait for. */
                count?: number;
                /** @description The longest time to wait, in milliseconds. */
                wait?: number;
                /** @description Whether to include how long each call took. */
                durations?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description The matching entries, and the sequence number of the newest entry of all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Journal"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
            422: components["responses"]["Unprocessable"];
        };
    };
    clearJournal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description The next entry is number 1. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
        };
    };
    getCoverage: {
        parameters: {
            query?: {
                /** @description Only the calls of this session; 404 if there is no such session. */
                session?: components["schemas"]["Key"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description Every combination that the contract allows, and those seen that it does not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coverage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
            404: components["responses"]["NotFound"];
        };
    };
    clearCoverage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description Cleared. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
        };
    };
    listSnapshots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description Their names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
        };
    };
    takeSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        responses: {
            /** @description The snapshot, kept until the session ends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    dropSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
            404: components["responses"]["NotFound"];
        };
    };
    restoreSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        responses: {
            /** @description The restored session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
            404: components["responses"]["NotFound"];
        };
    };
    exportSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        responses: {
            /** @description An export that can be imported later or elsewhere. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionExport"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
        };
    };
    importSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionImport"];
            };
        };
        responses: {
            /** @description The session after the import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoToken"];
            422: components["responses"]["Unprocessable"];
        };
    };
}
