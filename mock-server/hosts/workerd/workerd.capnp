# Runs the mock server on this machine: workerd serve workerd.capnp --directory-path=sessions=/var/lib/kosha
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "mock", worker = .mock),
    # One SQLite file for each session.
    (name = "sessions", disk = (path = "sessions", writable = true)),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:4010", http = (), service = "mock")],
);

const mock :Workerd.Worker = (
  modules = [(name = "kosha-worker.mjs", esModule = embed "kosha-worker.mjs")],
  compatibilityDate = "2025-09-01",
  durableObjectNamespaces = [(className = "MockSessionObject", uniqueKey = "kosha-mock-session", enableSql = true)],
  durableObjectStorage = (localDisk = "sessions"),
  bindings = [(name = "SESSIONS", durableObjectNamespace = "MockSessionObject")],
);
