// The small net of `paname.bots.net`: sums of rows and three dense layers, in whole numbers.
// It knows nothing of the game.
//
// Net(words, hidden, outputs, (rows, bias, weights, bias, weights, bias, weights, bias)): the first layer as int16
// rows, one for each bit of the words, the other weights int16 by output, their biases int32; all as bytes,
// little-endian. `hidden` is a multiple of LANES.
// net(slot, bits): the outputs as int32 in bytes. `bits` holds the words as int64; a slot remembers the sum of the rows
// of its last bits, so that only the rows of bits that changed are added and removed. Everything wraps, nothing rounds:
// the same numbers on every machine. `plain.py` is the same in Python.
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>

#define SLOTS 4
#define WORDS 128
#define HIDDEN 512
#define NARROW 32
#define OUTPUTS 8
#define SHIFT 10
#define PARTS 8

#if defined(__x86_64__) && defined(__gnu_linux__) && defined(__GNUC__) && !defined(__clang__)
#define FAST __attribute__((target_clones("avx2", "default")))
#else
#define FAST
#endif

#define LANES 32
typedef uint16_t lanes __attribute__((vector_size(LANES), aligned(2), may_alias));  // half of them

typedef struct {
    Py_ssize_t words, hidden, outputs;
    const void *parts[PARTS];
    uint64_t seen[SLOTS][WORDS];
    int16_t sums[SLOTS][HIDDEN];
    int16_t last[OUTPUTS * NARROW];  // layer, and its biases: zeros after those there are
    int32_t last_bias[OUTPUTS];
} Net;

// LANES sums at a time stay in two registers while all the rows that changed are added and removed.
FAST static void update(Net *net, Py_ssize_t slot, const uint64_t *bits) {
    const int16_t *more[64 * WORDS], *less[64 * WORDS], *rows = net->parts[0];
    Py_ssize_t mores = 0, lesses = 0, hidden = net->hidden;
    for (Py_ssize_t word = 0; word < net->words; word++, rows += 64 * hidden) {
        uint64_t now = bits[word], before = net->seen[slot][word];
        for (uint64_t set = now & ~before; set; set &= set - 1) more[mores++] = rows + __builtin_ctzll(set) * hidden;
        for (uint64_t set = before & ~now; set; set &= set - 1) less[lesses++] = rows + __builtin_ctzll(set) * hidden;
        net->seen[slot][word] = now;
    }
    for (Py_ssize_t at = 0; at < hidden; at += LANES) {
        lanes *sums = (lanes *)(net->sums[slot] + at), low = sums[0], high = sums[1];
        for (Py_ssize_t k = 0; k < mores; k++) {
            const lanes *row = (const lanes *)(more[k] + at);
            low += row[0], high += row[1];
        }
        for (Py_ssize_t k = 0; k < lesses; k++) {
            const lanes *row = (const lanes *)(less[k] + at);
            low -= row[0], high -= row[1];
        }
        sums[0] = low, sums[1] = high;
    }
}

FAST static void dense(const int16_t *restrict in, Py_ssize_t size, const int16_t *restrict weights,
                       const int32_t *restrict bias, int32_t *restrict out, Py_ssize_t outs) {
    for (Py_ssize_t k = 0; k < outs; k += 4, weights += 4 * size) {  // four at a time: twice as fast
        const int16_t *a = weights, *b = a + size, *c = b + size, *d = c + size;
        int32_t to_a = bias[k], to_b = bias[k + 1], to_c = bias[k + 2], to_d = bias[k + 3];
        for (Py_ssize_t i = 0; i < size; i++) {
            to_a += (int32_t)in[i] * a[i];
            to_b += (int32_t)in[i] * b[i];
            to_c += (int32_t)in[i] * c[i];
            to_d += (int32_t)in[i] * d[i];
        }
        out[k] = to_a, out[k + 1] = to_b, out[k + 2] = to_c, out[k + 3] = to_d;
    }
}

static void rectify(const int32_t *in, int16_t *out) {
    for (int i = 0; i < NARROW; i++) {
        int32_t value = in[i] >> SHIFT;
        out[i] = (int16_t)(value < 0 ? 0 : value > INT16_MAX ? INT16_MAX : value);
    }
}

static PyObject *ask(PyObject *self, PyObject *const *args, Py_ssize_t count) {
    Net *net = (Net *)PyByteArray_AS_STRING(PyTuple_GET_ITEM(self, 0));
    Py_ssize_t slot = count == 2 ? PyLong_AsSsize_t(args[0]) : -1;
    Py_buffer bits;
    if (slot < 0 || slot >= SLOTS)
        return PyErr_Format(PyExc_ValueError, "a net is called with a slot, 0 to 3, and bits");
    if (PyObject_GetBuffer(args[1], &bits, PyBUF_SIMPLE)) return NULL;
    int enough = bits.len >= 8 * net->words;
    if (enough) update(net, slot, bits.buf);
    PyBuffer_Release(&bits);
    if (!enough) return PyErr_Format(PyExc_ValueError, "%zd words of bits are needed", net->words);
    int16_t wide[HIDDEN], narrow[NARROW], *sums = net->sums[slot];
    int32_t out[NARROW];
    for (Py_ssize_t i = 0; i < net->hidden; i++) wide[i] = sums[i] < 0 ? 0 : sums[i];
    dense(wide, net->hidden, net->parts[2], net->parts[3], out, NARROW);
    rectify(out, narrow);
    dense(narrow, NARROW, net->parts[4], net->parts[5], out, NARROW);
    rectify(out, narrow);
    dense(narrow, NARROW, net->last, net->last_bias, out, net->outputs);
    return PyBytes_FromStringAndSize((char *)out, 4 * net->outputs);
}

static PyMethodDef asked = {"net", (PyCFunction)(void (*)(void))ask, METH_FASTCALL, "Outputs for a slot and its bits."};

static PyObject *make(PyObject *Py_UNUSED(module), PyObject *args) {
    Py_ssize_t w, h, o;
    PyObject *parts;
    if (!PyArg_ParseTuple(args, "nnnO!", &w, &h, &o, &PyTuple_Type, &parts)) return NULL;
    if (w < 1 || w > WORDS || h < 1 || h > HIDDEN || h % LANES || o < 1 || o > OUTPUTS ||
        PyTuple_GET_SIZE(parts) != PARTS)
        return PyErr_Format(PyExc_ValueError, "no net has %zd words, %zd hidden and %zd outputs", w, h, o);
    Net net = {.words = w, .hidden = h, .outputs = o};
    Py_ssize_t numbers[PARTS] = {64 * w * h, h, NARROW * h, NARROW, NARROW * NARROW, NARROW, o * NARROW, o};
    for (int i = 0; i < PARTS; i++) {
        Py_ssize_t size = numbers[i] * (i < 3 || i % 2 == 0 ? 2 : 4);
        PyObject *part = PyTuple_GET_ITEM(parts, i);
        if (!PyBytes_Check(part) || PyBytes_GET_SIZE(part) != size)
            return PyErr_Format(PyExc_ValueError, "part %d of a net must be %zd bytes", i, size);
        net.parts[i] = PyBytes_AS_STRING(part);
    }
    memcpy(net.last, net.parts[6], 2 * o * NARROW);
    memcpy(net.last_bias, net.parts[7], 4 * o);
    for (int slot = 0; slot < SLOTS; slot++) memcpy(net.sums[slot], net.parts[1], 2 * h);
    PyObject *memory = PyByteArray_FromStringAndSize((char *)&net, sizeof net);
    PyObject *self = memory ? Py_BuildValue("(NO)", memory, parts) : NULL;  // the parts live as long
    PyObject *made = self ? PyCFunction_New(&asked, self) : NULL;
    Py_XDECREF(self);
    return made;
}

static PyMethodDef methods[] = {{"Net", make, METH_VARARGS, "A net of these numbers."}, {NULL}};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, .m_name = "_kernel", .m_size = -1, .m_methods = methods};

PyMODINIT_FUNC PyInit__kernel(void) { return PyModule_Create(&module); }
